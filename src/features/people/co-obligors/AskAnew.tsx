import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { AskAnotherLink } from '@portal/ui/public/AskAnotherLink';
import { tasks } from './tasks';

/** Another link for what is left to do. */
export const AskAnew = () => (
  <AskAnotherLink
    title={t(coObligorPages.askAnew)}
    help={t(coObligorPages.askAnewHelp)}
    submitLabel={t(coObligorPages.sendAnother)}
    load={async () => ({ body: (await tasks()).askAnew.body })}
    send={async (body) => call((await tasks()).askAnew, { body }, { token: null })}
  />
);
