import { installerAudiences, programAudiences } from '@contract/program/support-files';
import { useMay } from '@portal/refine/use-may';

/** Whose material the person sees, the house's or their program's, and whom it may be for. */
export function usePlace() {
  const isHouse = useMay('backoffice-area.open');
  return { isHouse, audiences: isHouse ? installerAudiences : programAudiences };
}
