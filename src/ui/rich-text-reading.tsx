import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import type { FieldControl } from './field.tsx';
import styles from './rich-text.module.css';
import { inertPage } from './rich-text-paste.ts';

/** Elements that are drawn as they are; of others only the words are. No attribute comes along, so that nothing from elsewhere acts. */
const DRAWN = new Set(
  'p br hr strong b em i u s del sub sup code pre blockquote h2 h3 h4 h5 h6 ul ol li table thead tbody tr th td'.split(
    ' ',
  ),
);
const LEFT_OUT = new Set(['script', 'style', 'template', 'iframe', 'object']);

/** Props of {@link RichTextReading}. */
export interface RichTextReadingProps {
  field: FieldControl;
  value: string | object | null;
  kind: 'html' | 'document';
}

/** A text that the editor could not keep, for reading: every word of it, and of its structure what is known. */
export function RichTextReading({ field, value, kind }: RichTextReadingProps) {
  const isHtml = kind === 'html' && typeof value === 'string';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that can be read by keyboard; a fieldset would ask for fields
    <div
      id={field.id}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard
      tabIndex={0}
      aria-labelledby={field.labelId}
      aria-describedby={field.describedBy}
      className={classNames(control.control, styles.box, styles.reading)}
      data-locked=""
    >
      <div className={styles.words}>{isHtml ? drawHtml(value) : drawDocument(value)}</div>
    </div>
  );
}

function drawHtml(html: string): ReactNode {
  const { body } = inertPage(html);
  return drawNodes(body.childNodes);
}

function drawNodes(nodes: Iterable<ChildNode>): ReactNode {
  return [...nodes].map((node, index) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
    const tag = node.localName === 'h1' ? 'h2' : node.localName;
    if (LEFT_OUT.has(tag)) return null;
    const content = node.childNodes.length > 0 ? drawNodes(node.childNodes) : undefined;
    return createElement(DRAWN.has(tag) ? tag : Fragment, { key: index }, content);
  });
}

interface DocumentNode {
  type?: unknown;
  text?: unknown;
  content?: unknown;
}

/** The words of a document, each of its blocks a paragraph. */
function drawDocument(value: unknown): ReactNode {
  const node = (typeof value === 'object' && value !== null ? value : {}) as DocumentNode;
  const content: readonly unknown[] = Array.isArray(node.content) ? node.content : [];
  if (typeof node.text === 'string') return node.text;
  const inside = content.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is read never changes its order
    <Fragment key={index}>{drawDocument(child)}</Fragment>
  ));
  const isBlock = content.some((child) => typeof (child as DocumentNode | null)?.text === 'string');
  return isBlock ? <p>{inside}</p> : inside;
}
