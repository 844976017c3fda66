import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import { deposits } from '@contract/treasury/deposits';
import { DEPOSIT_DAYS } from '@contract/treasury/recurring-orders';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { CopyText } from '@portal/ui/kit/CopyText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { transferRows } from '../deposits/transfer-rows';

/** Where the transfer of a month goes, and which count for it. */
export function DepositPlace({ folio }: { folio: string }) {
  const query = useRead(deposits.instructions, {});
  return (
    <Section title={t(words.where)} description={t(words.window, DEPOSIT_DAYS)}>
      <Loaded query={query} skeleton={<SkeletonLines />}>
        {(place) => (
          <DescriptionList
            rows={[
              ...transferRows(place),
              {
                label: t(words.concept),
                value: <CopyText value={folio} label={t(words.concept)} />,
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}
