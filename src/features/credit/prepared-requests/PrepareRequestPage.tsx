import { newPreparedRequest, preparedRequests } from '@contract/credit/prepared-requests';
import { productId } from '@contract/credit/projects';
import { applicantProjects } from '@contract/locales/es-MX/credit/credit';
import { preparedRequests as words } from '@contract/locales/es-MX/credit/prepared-requests';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { App } from 'antd';
import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import * as z from 'zod';
import styles from '../projects/projects.module.css';
import {
  AmountAndTerm,
  LiveQuote,
  ProductSelect,
  PurposeArea,
  SiteFields,
} from '../projects/RequestFields';
import { PreparedRequestTable } from './PreparedRequestTable';

/** The contract's request; a select holds its number as text. */
const schema = newPreparedRequest.extend({
  product_id: z.string().transform(Number).pipe(productId),
});

const initial: DefaultValues<z.input<typeof schema>> = {
  full_name: '',
  email: '',
  phone: '',
  site: { street: '', neighbourhood: '', municipality: '', state: '', postal_code: '' },
};

/** An installer asks for a credit in the name of a person, who activates the account that it is of. */
export function PrepareRequestPage() {
  const title = useScreenTitle();
  const { message } = App.useApp();
  const prepare = useAct(preparedRequests.create);
  const [sent, setSent] = useState(0);
  return (
    <Page title={title} explanation={t(words.help)}>
      <AppForm
        key={sent}
        schema={schema}
        initial={initial}
        draft="prepared-request"
        submitLabel={t(words.send)}
        onSubmit={async (body) => {
          await prepare.mutateAsync({ body });
          message.success(t(words.sent, { email: body.email }));
        }}
        onDone={() => setSent(sent + 1)}
      >
        <Stack>
          <div className={styles.group}>
            <h2>{t(words.personTitle)}</h2>
            <TextInput name="full_name" label={t(words.fullName)} />
            <div className={styles.pair}>
              <TextInput name="email" label={t(words.email)} inputMode="email" />
              <TextInput name="phone" label={t(words.phone)} inputMode="tel" optional />
            </div>
          </div>
          <div className={styles.group}>
            <h2>{t(words.creditTitle)}</h2>
            <ProductSelect />
            <AmountAndTerm amountHelp={t(applicantProjects.amountHelp)} />
            <PurposeArea />
          </div>
          <LiveQuote />
          <SiteFields />
        </Stack>
      </AppForm>
      <PreparedRequestTable />
    </Page>
  );
}
