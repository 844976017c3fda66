import type { EndReason, Timer } from './deadlines';

/** The messages between the tabs of one user. A token travels only sealed. */
export type TabMessage =
  | { type: 'activity'; at: number }
  | { type: 'ended'; reason: EndReason | null; message: string }
  /** `renewed`: of the session as it was, whose user another tab may have read anew meanwhile. */
  | { type: 'token'; sealed: string; timer: Timer; renewed: boolean };

export function isTabMessage(message: unknown): message is TabMessage {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type === 'activity') return 'at' in message && typeof message.at === 'number';
  if (message.type === 'ended') {
    return (
      'reason' in message &&
      [null, 'timeout', 'lifetime'].some((r) => r === message.reason) &&
      'message' in message &&
      typeof message.message === 'string'
    );
  }
  return (
    message.type === 'token' &&
    'sealed' in message &&
    typeof message.sealed === 'string' &&
    'timer' in message &&
    'renewed' in message &&
    typeof message.renewed === 'boolean'
  );
}
