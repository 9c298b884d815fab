/** The focus goes to the first field that is wrong, once it is drawn as such. */
export function focusFirstWrong(formId: string): void {
  setTimeout(() => document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
