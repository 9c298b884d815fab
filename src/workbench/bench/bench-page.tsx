import { Suspense, useEffect, useState } from 'react';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { Editor } from '../../engine/editor/editor.tsx';
import { WIDGETS } from '../../engine/widgets/table.ts';
import { Surroundings } from '../surroundings.tsx';
import { benchForm, benchRecord, benchSchema } from './bench-form.ts';
import { validate } from './bench-validator.ts';

const never = (): never => {
  throw new Error('The bench calls no service.');
};
const title = { en: 'Bench', sv: 'Bench' };

/** The bench form as an entity: nothing of it is ever read or written. */
const entity: Entity = {
  name: 'bench',
  labels: { one: title, many: title, add: title },
  paths: { list: '/bench', create: '/bench/add', edit: '/bench/{uuid}' },
  id: 'uuid',
  title: 'text1',
  list: { order: { by: 'text1', direction: 'asc' }, pageSize: 20, columns: [], filters: [] },
  actions: [],
  form: benchForm,
  sources: {},
  schema: benchSchema,
  validate,
  readOnly: ['uuid'],
  readPage: never,
  read: never,
  create: never,
  update: never,
};

/**
 * What `npm run bench` measures in a build: the whole editor of the bench form, or an ordered list of 500. It is mounted and taken away by a button, so
 * that mounting can be measured apart from loading.
 */
export function BenchPage({ kind }: { kind: 'form' | 'list' }) {
  const [isShown, setShown] = useState(false);
  // The console has read its storage long before an editor opens; the first access waits for the disk.
  useEffect(() => void localStorage.getItem('touchline.theme'), []);
  return (
    <Surroundings>
      <main>
        <button
          id="mount"
          type="button"
          onClick={({ timeStamp }) => {
            began = timeStamp;
            setShown(!isShown);
          }}
        >
          {isShown ? 'Take away' : 'Mount'}
        </button>
        {isShown ? (
          <Suspense>
            {kind === 'form' ? <Editor entity={entity} id="bench" initial={benchRecord} /> : <List />}
          </Suspense>
        ) : null}
        {isShown ? <Painted /> : null}
      </main>
    </Surroundings>
  );
}

let began = 0;

/** Measures from the press of the button until the frame that shows what it mounted, as `mount`. */
function Painted() {
  useEffect(() => {
    const channel = new MessageChannel();
    channel.port2.onmessage = () => performance.measure('mount', { start: began });
    // The message comes after the frame that was asked for has been drawn.
    const frame = requestAnimationFrame(() => channel.port1.postMessage(''));
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

const LENGTH = 500;
const ordered: FieldDefinition = {
  field: 'list',
  label: { en: 'Ordered list', sv: 'Ordnad lista' },
  widget: 'ordered-list',
};

function List() {
  const [value, setValue] = useState<unknown>(() => Array.from({ length: LENGTH }, (_, index) => `Entry ${index + 1}`));
  const OrderedList = WIDGETS['ordered-list'];
  return (
    <OrderedList
      id="ordered"
      field={ordered}
      options={{}}
      label={ordered.label.en}
      help={undefined}
      error={undefined}
      isRequired={false}
      why={undefined}
      value={value}
      onChange={setValue}
    />
  );
}
