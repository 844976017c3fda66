import { useMay } from '@portal/refine/use-may';
import { AddZone } from './AddZone';
import { ExportZones } from './ExportZones';
import { UploadZones } from './UploadZones';

/** What takes the zones along, and what adds some, for those who may. */
export function ZoneTools({ programId }: { programId?: string }) {
  const mayEdit = useMay('zones.edit');
  return (
    <>
      <ExportZones programId={programId} />
      {mayEdit ? (
        <>
          <UploadZones programId={programId} />
          <AddZone programId={programId} />
        </>
      ) : null}
    </>
  );
}
