import { expect, test } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { icons } from '../../ui/area-icon.tsx';

test.each(entities.map(({ name, icon }) => [name, icon]))('the icon of %s, %s, is known', (_, icon) => {
  expect(Object.keys(icons)).toContain(icon);
});
