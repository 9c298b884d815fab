/** A text of the editor as HTML: the service has written or cleaned it; in previews it is the editor's own. */
export function CleanHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
  return <div className="s-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
