import { describe, expect, it } from 'vitest';
import { accessGrant } from './auth';
import { userInfo } from './users';

describe('the user information of another server', () => {
  it('may write its numbers as text and leave out what it does not know', () => {
    const told = { role: 'supplier', user_id: 7, supplier_status: '4', user_person_type: '0' };
    expect(userInfo.parse({ ...told, expires_in: '3600' })).toMatchObject({
      user_id: '7',
      supplier_status: 4,
      user_person_type: 0,
      expires_in: 3600,
    });
    expect(userInfo.parse({ ...told, expires_in: null }).expires_in).toBeNull();
    const grant = { access_token: 'a', token_type: 'bearer', expires_in: '3600' };
    expect(accessGrant.parse(grant).expires_in).toBe(3600);
  });

  it.each(['', ' ', 'abc', '1h', '0x10', [], true])('has no number in %j', (expires_in) => {
    expect(userInfo.safeParse({ role: 'client', expires_in }).success).toBe(false);
  });
});
