import { href } from '@contract/kernel/screens';
import { acknowledgementWords as words } from '@contract/locales/es-MX/people/acknowledgements';
import {
  type AcknowledgedText,
  acknowledgedTexts,
  acknowledgements,
  type CompanyAcknowledgements,
} from '@contract/people/acknowledgements';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { formatDate } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { DownloadCertificate } from './DownloadCertificate';
import { StateTag } from './StateTag';

/** Which installer signed what, for staff. */
export function CompanyAcknowledgementsPage() {
  const title = useScreenTitle();
  return (
    <Page title={title} explanation={t(words.staffHelp)}>
      <ResourceTable
        id="company-acknowledgements"
        label={title}
        endpoint={acknowledgements.companies}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        filters={[
          {
            name: 'state',
            label: t(words.state),
            options: [
              { value: 'pending', label: t(words.withPending) },
              { value: 'signed', label: t(words.allSigned) },
            ],
          },
        ]}
        empty={{ text: t(words.none) }}
      />
    </Page>
  );
}

const textIn = ({ texts }: CompanyAcknowledgements, document: AcknowledgedText) =>
  texts.find((each) => each.document === document);

const textColumn = (document: AcknowledgedText): Column<CompanyAcknowledgements> => ({
  key: document,
  title: t(words.shortNames[document]),
  render: (company) => {
    const text = textIn(company, document);
    if (!text) return null;
    const { state, last } = text;
    return (
      <CellLines>
        <StateTag state={state} />
        {last ? (
          <>
            <QuietLine>
              {t(words.signedOn, { folio: last.folio, when: formatDate(last.signed_at) })}
            </QuietLine>
            <DownloadCertificate signature={last} small />
          </>
        ) : null}
      </CellLines>
    );
  },
  csv: (company) => {
    const state = textIn(company, document)?.state;
    return state ? t(words.states[state]) : null;
  },
});

const columns: readonly Column<CompanyAcknowledgements>[] = [
  {
    key: 'name',
    title: t(words.installer),
    sortable: true,
    render: ({ id, name }) => <Link to={href('supplierShow', { supplierId: id })}>{name}</Link>,
    csv: ({ name }) => name,
  },
  ...acknowledgedTexts.map(textColumn),
];
