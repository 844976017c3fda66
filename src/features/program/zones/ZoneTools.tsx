import { useMay } from '@portal/refine/use-may';
import { AddZone } from './AddZone';
import { UploadZones } from './UploadZones';

/** What adds zones, for those who may. */
export function ZoneTools({ programId }: { programId?: string }) {
  if (!useMay('zones.edit')) return null;
  return (
    <>
      <UploadZones programId={programId} />
      <AddZone programId={programId} />
    </>
  );
}
