import type { UserInfo } from '@contract/identity/users';
import type { Role } from '@contract/kernel/roles';
import type { GeneralData } from '@contract/people/general-data';
import { call } from '@portal/api/call';
import { deviceId } from './device';
import type { PortalEvent } from './send-log';

export interface Grant {
  access_token: string;
  expires_in: number;
}

/** The calls that a session needs; tests bring their own. */
export interface SessionApi {
  userInfo(token: string, role?: Role): Promise<UserInfo>;
  logout(token: string): Promise<void>;
  renew(token: string): Promise<Grant>;
  general(user: UserInfo): Promise<GeneralData>;
  balance(investorId: string): Promise<number>;
  /** Reports an event; never fails, and is never waited for. */
  log(user: UserInfo, token: string, event: PortalEvent): Promise<void>;
}

// Every contract arrives with its call: the public pages show before any schema is loaded.
export const sessionApi: SessionApi = {
  async userInfo(token, role) {
    const { users } = await import('@contract/identity/users');
    return call(users.getRgUserInfo, { query: role ? { role } : {} }, { token });
  },

  async logout(token) {
    const { auth } = await import('@contract/identity/auth');
    await call(auth.logout, { body: { device_id: deviceId() } }, { token });
  },

  async renew(token) {
    const { auth } = await import('@contract/identity/auth');
    return call(auth.renew, {}, { token });
  },

  async general(user) {
    const { generalDataCalls } = await import('@contract/people/general-data');
    const [id, endpoint] =
      user.role === 'investor'
        ? [user.investor_id, generalDataCalls.investor]
        : user.role === 'client'
          ? [user.client_id, generalDataCalls.applicant]
          : [user.supplier_id, generalDataCalls.supplier];
    return id ? call(endpoint, { params: { id } }) : {};
  },

  async balance(investorId) {
    const { generalDataCalls } = await import('@contract/people/general-data');
    return (await call(generalDataCalls.balances, { params: { id: investorId } })).balance;
  },

  async log(...event) {
    const { sendLog } = await import('./send-log');
    await sendLog(...event);
  },
};
