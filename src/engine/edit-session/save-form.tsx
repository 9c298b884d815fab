/** Props of {@link SaveForm}. */
export interface SaveFormProps {
  id: string;
  onSave(): void;
}

/**
 * What the save bar and Ctrl+S submit on a page whose boxes stand in no form of it: Enter in one of them saves nothing.
 */
export function SaveForm({ id, onSave }: SaveFormProps) {
  return (
    <form
      id={id}
      hidden
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    />
  );
}
