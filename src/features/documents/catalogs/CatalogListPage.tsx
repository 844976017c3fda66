import { catalogs } from '@contract/locales/es-MX/documents/catalogs';
import { rejectionReasonWords } from '@contract/locales/es-MX/documents/rejection-reasons';
import { faqCatalogWords } from '@contract/locales/es-MX/platform/faq-catalog';
import { FaqCatalog } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { RejectionReasons } from '../rejection-reasons/RejectionReasons';

const REASONS = 'motivos';
const QUESTIONS = 'preguntas';

/** The lists that staff keep as data, each of the domain that reads it. */
export function CatalogListPage() {
  const title = useScreenTitle();
  const [search, setSearch] = useSearchParams();
  const which = search.get('catalogo') === QUESTIONS ? QUESTIONS : REASONS;
  return (
    <Page
      title={title}
      explanation={t(catalogs.help)}
      action={
        <Segmented
          aria-label={t(catalogs.which)}
          value={which}
          options={[
            { value: REASONS, label: t(rejectionReasonWords.title) },
            { value: QUESTIONS, label: t(faqCatalogWords.title) },
          ]}
          onChange={(value) => setSearch(value === QUESTIONS ? { catalogo: QUESTIONS } : {})}
        />
      }
    >
      {which === QUESTIONS ? <FaqCatalog /> : <RejectionReasons />}
    </Page>
  );
}
