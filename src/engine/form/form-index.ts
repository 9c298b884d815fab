import type { FieldDefinition, FormDefinition, Section } from '../../contract/entity.ts';

/** Where a path of a body stands on the form. */
export interface FieldPlace {
  section: Section;
  field: FieldDefinition;
}

/** The fields of a form by their paths; rows of a list share their fields' definitions. */
export class FormIndex {
  private readonly places = new Map<string, FieldPlace>();

  constructor(form: FormDefinition) {
    for (const section of form.sections) for (const field of section.fields) this.add(field.field, { section, field });
  }

  /** The place of a path such as `teamNames.short` or `extIds.0.extId`, or of the nearest field around it. */
  find(path: string): FieldPlace | undefined {
    const keys = path.split('.').filter((key) => key !== '' && !/^\d+$/.test(key));
    for (let length = keys.length; length > 0; length--) {
      const place = this.places.get(keys.slice(0, length).join('.'));
      if (place) return place;
    }
    return undefined;
  }

  /** Where a path stands in the form's order. */
  order(path: string): number {
    const place = this.find(path);
    return place ? [...this.places.values()].indexOf(place) : this.places.size;
  }

  private add(path: string, place: FieldPlace): void {
    this.places.set(path, place);
    for (const item of place.field.items ?? [])
      this.add(`${path}.${item.field}`, { section: place.section, field: item });
  }
}
