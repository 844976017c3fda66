import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { MUNICIPALITY_SEPARATOR, zoneColumns, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { useSaveCsv } from '@portal/ui/table/use-save-csv';
import { Button } from 'antd';

/** The catalogue as a file of the columns that an upload takes, so that it comes back changed. */
export function ExportZones({ programId }: { programId: string | undefined }) {
  const { data } = useRead(zones.catalog, { query: { program_id: programId } });
  const saveCsv = useSaveCsv();
  const items = data?.items ?? [];
  return (
    <Button
      disabled={items.length === 0}
      onClick={() => {
        const rows = items.map(({ region, name, municipalities, postal_codes: codes }) => [
          region,
          name,
          municipalities.join(`${MUNICIPALITY_SEPARATOR} `),
          codes.join(`${MUNICIPALITY_SEPARATOR} `),
        ]);
        void saveCsv('zonas.csv', zoneColumns, rows);
      }}
    >
      {t(zoneWords.export)}
    </Button>
  );
}
