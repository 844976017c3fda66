import type { EndReason, Timer } from './deadlines';

/** The messages between the tabs of one user. A token travels only sealed. */
export type TabMessage =
  | { type: 'activity'; at: number }
  | { type: 'ended'; reason: EndReason | null; message: string }
  | { type: 'token'; sealed: string; timer: Timer };

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
    'timer' in message
  );
}
