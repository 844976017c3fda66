import type { AuditAct } from '@contract/platform/audit';
import type { ShownItem } from '@portal/ui/kit/Timeline';
import { actionWords, detailLine, personWords } from './entry-words';

/** An act of the audit trail as a timeline tells it. */
export const actItem = (act: AuditAct): ShownItem => ({
  title: actionWords(act),
  desc: detailLine(act),
  time: act.at,
  color: 'neutral',
  icon: 'user',
  user: personWords(act),
  userId: act.user_id,
});
