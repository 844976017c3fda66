import { ApiFailure } from '@portal/api/failure';
import { expired, signedIn } from '@tests/support/session-world';
import { expect, it } from 'vitest';
import { endNotice } from './end-notice';

const INVALID = 'Tu sesión ya no es válida. Entra de nuevo.';

it('tells that a session which the server marked invalid is not valid, and its reason where it says one', async () => {
  const { session, api } = await signedIn();
  expect(endNotice(session.state())).toBeNull();
  api.userInfo = () => Promise.reject(new ApiFailure('Invalid', 403, 'forbidden'));
  await session.refresh();
  expect(session.state().invalid).toBe(true);
  expect(endNotice(session.state())).toBe(INVALID);
  expect(endNotice({ message: null, invalid: true })).toBe(INVALID);

  const other = await signedIn();
  other.session.callHost.unauthenticated('token-1', expired);
  expect(endNotice(other.session.state())).toBe('Tu sesión llegó a su límite.');
});

it('says nothing of a session that its person ended, or that nobody opened', async () => {
  const { session } = await signedIn();
  await session.logout();
  expect(endNotice(session.state())).toBeNull();
});
