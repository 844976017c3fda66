import { equipment } from '@contract/credit/equipment';
import { FIRST_TECHNOLOGY, simulationAddress } from '@contract/credit/simulation-address';
import { publicPaths } from '@contract/kernel/public-paths';
import { href } from '@contract/kernel/screens';
import { priceListWords } from '@contract/locales/es-MX/credit/price-lists';
import { supplierToolWords as words } from '@contract/locales/es-MX/program/supplier-tools';
import { supportFiles } from '@contract/program/support-files';
import { callFile } from '@portal/api/call';
import { Referral } from '@portal/features/people';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { useBeside } from '@portal/ui/Beside';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { FileButton } from '@portal/ui/kit/FileButton';
import { Page } from '@portal/ui/kit/Page';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { SupportFileDrawer } from '../support-files/SupportFileDrawer';
import { kindFilter, supportColumns } from '../support-files/support-columns';

/** What an installer and its sellers sell with: their invitation, what staff publish for them, and calculators. */
export function SupplierToolsPage() {
  const opened = useBeside();
  const mayList = useMay('equipment.list');
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <Referral />
      <Section title={t(words.material)} description={t(words.materialHelp)} flush>
        <ResourceTable
          id="installer-files"
          label={t(words.material)}
          endpoint={supportFiles.list}
          columns={supportColumns(false)}
          rowKey={({ id }) => id}
          searchable
          cardsUnder={992}
          filters={[kindFilter]}
          empty={{ text: t(words.none) }}
        />
      </Section>
      {mayList ? (
        <Section title={t(words.prices)} description={t(words.pricesHelp)}>
          <FileButton
            name={`${t(priceListWords.file)}.pdf`}
            load={() => callFile(equipment.priceList, {})}
          >
            {t(words.pricesFile)}
          </FileButton>
        </Section>
      ) : null}
      <Section title={t(words.calculators)}>
        <RowList>
          <li>
            <div>
              <strong>{t(words.express)}</strong>
              <p>{t(words.expressText)}</p>
            </div>
            <ButtonLink to={href('expressSimulator')} aria-label={t(words.openExpress)}>
              {t(words.open)}
            </ButtonLink>
          </li>
          <li>
            <div>
              <strong>{t(words.simulator)}</strong>
              <p>{t(words.simulatorText)}</p>
            </div>
            <Button
              href={simulationAddress(publicPaths.simulator, FIRST_TECHNOLOGY, {})}
              target="_blank"
              aria-label={t(words.openSimulator)}
            >
              {t(words.open)}
            </Button>
          </li>
        </RowList>
      </Section>
      <SupportFileDrawer supportFileId={opened.id} readers={false} onClose={opened.close} />
    </Page>
  );
}
