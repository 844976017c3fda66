import type { ProjectStatus } from '@contract/credit/project-states';

/** Once the system was delivered. */
export const isDelivered = (status: ProjectStatus): boolean =>
  status === 'repaying' || status === 'settled';

interface Answers {
  answered: number;
  promote: number;
  detract: number;
}

/** Percentage who would recommend less percentage who would not; null before the first answer. */
export const promoterScore = ({ answered, promote, detract }: Answers): number | null =>
  answered === 0 ? null : Math.round(((promote - detract) / answered) * 100);
