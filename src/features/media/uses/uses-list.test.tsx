import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entities } from '../../../../generated/forms.ts';
import { MediaUseType } from '../../../../generated/model/index.ts';
import { UsesList } from './uses-list.tsx';

it.each(Object.values(MediaUseType))('says what each kind that refers to an item is: %s', (type) => {
  render(<UsesList uses={[{ type, id: '1', title: 'Falkdal', path: '/somewhere', field: 'logo' }]} />);
  const name = type === 'gameMetadata' ? 'game' : type;
  const label = entities.find((one) => one.name === name)?.labels.one.en;
  expect(label).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe(`${label}Falkdal`);
});
