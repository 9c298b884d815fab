import { Suspense, useEffect, useState } from 'react';
import type { FieldDefinition, ListedEntity } from '../../contract/entity.ts';
import { Editor } from '../../engine/editor/editor.tsx';
import { ListPage } from '../../engine/list/list-page.tsx';
import { WIDGETS } from '../../engine/widgets/table.ts';
import { Surroundings } from '../surroundings.tsx';
import { benchFields, benchForm, benchRecord, benchSchema } from './bench-form.ts';
import { validate } from './bench-validator.ts';

const never = (): never => {
  throw new Error('The bench calls no service.');
};
const title = { en: 'Bench', sv: 'Bench' };
const KEY = ['bench'];

/** The bench form as an entity: its list has one row, and nothing is ever written. */
const entity: ListedEntity = {
  name: 'bench',
  icon: 'star',
  labels: { one: title, many: title, add: title },
  paths: { list: '/bench', create: '/bench/add', edit: '/bench/{uuid}' },
  id: 'uuid',
  title: 'text1',
  list: {
    order: { by: 'text1', direction: 'asc' },
    pageSize: 20,
    columns: [{ field: 'text1', kind: 'text', label: title }],
    filters: [],
  },
  actions: [],
  form: benchForm,
  sources: {},
  schema: benchSchema,
  validate,
  readOnly: ['uuid'],
  readPage: () => ({ queryKey: KEY, queryFn: async () => ({ items: [benchRecord], total: 1 }) }),
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
        ) : (
          // As in the console, where one comes to an editor from its list.
          <ListPage entity={entity} />
        )}
        {isShown ? <Painted /> : null}
        {isShown && kind === 'form' ? <PaintedWhole /> : null}
      </main>
    </Surroundings>
  );
}

let began = 0;

/** Measures from the press of the button until the frame that shows what is there now. Answers what cancels it. */
function measureFrame(name: string): () => void {
  const channel = new MessageChannel();
  channel.port2.onmessage = () => performance.measure(name, { start: began });
  // The message comes after the frame that was asked for has been drawn.
  const frame = requestAnimationFrame(() => channel.port1.postMessage(''));
  return () => cancelAnimationFrame(frame);
}

/** Measures until what was mounted is on screen, as `mount`. */
function Painted() {
  useEffect(() => measureFrame('mount'), []);
  return null;
}

/** Measures until the last field of the last row of the form is on screen, as `whole`. */
function PaintedWhole() {
  useEffect(() => {
    const look = () => {
      if (document.querySelectorAll('form [data-field]').length < benchFields) return;
      observer.disconnect();
      measureFrame('whole');
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true });
    look();
    return () => observer.disconnect();
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
