import { lazy } from 'react';
import { MediaLibraryProvider } from '../engine/media/library-context.ts';
import { sampleLibrary } from '../engine/media/sample-library.tsx';
import { LookBar } from './look-bar.tsx';
import { Surroundings } from './surroundings.tsx';

const WidgetGallery = lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).WidgetGallery }));

/** Every widget with all its states, in the chosen language and theme. */
export function GalleryPage() {
  return (
    <Surroundings>
      <LookBar />
      <main>
        <MediaLibraryProvider value={sampleLibrary}>
          <WidgetGallery />
        </MediaLibraryProvider>
      </main>
    </Surroundings>
  );
}
