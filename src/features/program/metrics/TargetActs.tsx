import { progressWords as words } from '@contract/locales/es-MX/program/metrics';
import type { ZoneProgress } from '@contract/program/metrics';
import { zoneTargetForm, zoneTargets } from '@contract/program/zone-targets';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { Button, Flex } from 'antd';
import { useState } from 'react';

/** Sets the target of a zone, with its days, or takes it away. */
export function TargetActs({ zone: { id, name }, target }: ZoneProgress) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const set = useAct(zoneTargets.set);
  const remove = useConfirmedAct(zoneTargets.remove);
  const params = { zoneId: id };
  const title = t(words.setOf, { name });
  const begin = target ? t(words.change) : t(words.set);
  return (
    <Flex gap={8} wrap justify="end">
      <Button
        size="small"
        aria-label={t(words.actOf, { act: begin, name })}
        onClick={() => setOpen(true)}
      >
        {begin}
      </Button>
      {target ? (
        <Button
          size="small"
          aria-label={t(words.actOf, { act: t(words.remove), name })}
          loading={remove.isPending}
          onClick={() =>
            void remove.ask(
              {
                title: t(words.removeTitle, { name }),
                text: t(words.removeText),
                okText: t(words.remove),
              },
              { params },
              { outcome: 'updated' },
            )
          }
        >
          {t(words.remove)}
        </Button>
      ) : null}
      <FormModal open={open} title={title} onClose={close}>
        <AppForm
          schema={zoneTargetForm}
          initial={target ? pick(target) : {}}
          submitLabel={t(words.set)}
          outcome="updated"
          onDone={close}
          onCancel={close}
          onSubmit={async (body) => void (await set.mutateAsync({ params, body }))}
        >
          <NumberInput name="goal" label={t(words.goal)} help={t(words.goalHelp)} />
          <DateInput name="starts_on" label={t(words.startsOn)} />
          <DateInput name="ends_on" label={t(words.endsOn)} />
        </AppForm>
      </FormModal>
    </Flex>
  );
}

const pick = ({ goal, starts_on, ends_on }: NonNullable<ZoneProgress['target']>) => ({
  goal,
  starts_on,
  ends_on,
});
