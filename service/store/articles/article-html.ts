import sanitizeHtml from 'sanitize-html';
import { isArticleLink } from '../../../openapi/formats/article-body.ts';
import { documentHtml, type HtmlOptions, linkAddress, paragraphsHtml } from '../../../openapi/formats/article-html.ts';

/**
 * The body of an article as HTML that can be put into any page, whatever its version: a document is written out, HTML
 * (v2) is cleaned, and plain text (v1) becomes paragraphs.
 */
export function articleHtml(version: string, body: unknown, options: HtmlOptions): string {
  if (typeof body !== 'string') return documentHtml(body, options);
  return version === 'v2' ? cleanHtml(body) : paragraphsHtml(body);
}

/** HTML of former days without anything that could run, load, frame or restyle. */
function cleanHtml(html: string): string {
  return sanitizeHtml(html, cleaning);
}

const cleaning: sanitizeHtml.IOptions = {
  // Deeper than any text is; what is open costs time at each tag.
  nestingLimit: 20,
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 'u', 's'],
    ...['a', 'sub', 'sup', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'title'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    div: 'p',
    a: (tagName, attribs) => ({
      tagName,
      attribs: isArticleLink(attribs.href) ? { href: linkAddress(attribs.href) } : {},
    }),
  },
};
