import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { createLoginStore, signedOut } from './login-state.ts';
import { freshSignIn } from './signed-in-again.ts';

function stand({ isDirty, isRenewed }: { isDirty: boolean; isRenewed: boolean }) {
  const store = createLoginStore();
  store.change(signedOut);
  renderHook(() => useUnsavedWork(() => isDirty));
  const answered = vi.fn();
  void freshSignIn({ getState: store.get, subscribe: store.subscribe, onUnauthorized: async () => isRenewed }).then(
    answered,
  );
  return { store, answered };
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 10));

test('a token that was renewed is enough', async () => {
  const { answered } = stand({ isDirty: true, isRenewed: true });
  await moment();
  expect(answered).toHaveBeenCalledWith(true);
});

test('without unsaved work the call fails at once: the page leaves for the provider', async () => {
  const { answered } = stand({ isDirty: false, isRenewed: false });
  await moment();
  expect(answered).toHaveBeenCalledWith(false);
});

test('with unsaved work the call waits until the user has signed in again, and is then made once more', async () => {
  const { store, answered } = stand({ isDirty: true, isRenewed: false });
  await moment();
  store.change({ popupOpen: true });
  expect(answered).not.toHaveBeenCalled();
  store.change({ authenticated: true });
  await moment();
  expect(answered).toHaveBeenCalledWith(true);
});
