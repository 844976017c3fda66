import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CatalogZone, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { EditZone } from './EditZone';

interface ZoneActsProps {
  zone: CatalogZone;
  onHistory: (zone: CatalogZone) => void;
  /** Shows it in the map, which has only those that cover something. */
  onMap: (zone: CatalogZone) => void;
}

/** What may be done to a zone; what happened to it is there for all who see it. */
export function ZoneActs({ zone, onHistory, onMap }: ZoneActsProps) {
  const { id, name, active, states } = zone;
  const may = useMay('zones.edit');
  const [open, setOpen] = useState<'edit' | 'deactivate'>();
  const close = () => setOpen(undefined);
  const deactivate = useAct(zones.deactivate);
  const reactivate = useConfirmedAct(zones.reactivate);
  const params = { zoneId: id };
  return (
    <Flex gap={8} wrap justify="end">
      {may ? (
        <>
          <Button
            size="small"
            aria-label={t(zoneWords.editOne, { name })}
            onClick={() => setOpen('edit')}
          >
            {t(zoneWords.edit)}
          </Button>
          {active ? (
            <Button
              size="small"
              aria-label={t(zoneWords.deactivateOne, { name })}
              onClick={() => setOpen('deactivate')}
            >
              {t(zoneWords.deactivate)}
            </Button>
          ) : (
            <Button
              size="small"
              aria-label={t(zoneWords.reactivateOne, { name })}
              loading={reactivate.isPending}
              onClick={() =>
                void reactivate.ask(
                  {
                    title: t(zoneWords.reactivateTitle, { name }),
                    text: t(zoneWords.reactivateHelp),
                    okText: t(zoneWords.reactivate),
                  },
                  { params },
                  { outcome: 'updated' },
                )
              }
            >
              {t(zoneWords.reactivate)}
            </Button>
          )}
        </>
      ) : null}
      {active && states.length > 0 ? (
        <Button
          size="small"
          type="link"
          aria-label={t(zoneWords.seeOnMap, { name })}
          onClick={() => onMap(zone)}
        >
          {t(zoneWords.onMap)}
        </Button>
      ) : null}
      <Button
        size="small"
        type="link"
        aria-label={t(zoneWords.historyOf, { name })}
        onClick={() => onHistory(zone)}
      >
        {t(zoneWords.history)}
      </Button>
      <EditZone zone={zone} open={open === 'edit'} onClose={close} />
      <ReasonDialog
        open={open === 'deactivate'}
        title={t(zoneWords.deactivateTitle, { name })}
        help={t(zoneWords.deactivateHelp)}
        okText={t(zoneWords.deactivate)}
        outcome="updated"
        danger
        onClose={close}
        onReason={(reason) => deactivate.mutateAsync({ params, body: { reason } })}
      />
    </Flex>
  );
}
