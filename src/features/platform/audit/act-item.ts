import type { AuditAct } from '@contract/platform/audit';
import type { TimelineItem } from '@portal/ui/kit/Timeline';
import { actionWords, detailLine, personWords } from './entry-words';

/** An act of the audit trail as a timeline tells it. */
export const actItem = (act: AuditAct): TimelineItem => ({
  title: actionWords(act),
  desc: detailLine(act),
  time: act.at,
  color: 'neutral',
  icon: 'user',
  user: personWords(act),
});
