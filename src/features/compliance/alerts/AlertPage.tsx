import { alerts } from '@contract/compliance/alerts';
import { href } from '@contract/kernel/screens';
import { alertNames, alertPage as words } from '@contract/locales/es-MX/compliance/alerts';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { AlertActs } from './AlertActs';
import { AlertFactsSection } from './AlertFactsSection';
import { AlertWork } from './AlertWork';

/** One alert: what opened it, who has it, what was decided and why. */
export function AlertPage() {
  const alertId = useParam('alertId');
  const query = useRecord(alerts.show, { params: { alertId } });
  const title = useScreenTitle();
  const maySee = useMay('users.show');
  return (
    <Loaded query={query} title={title}>
      {(alert) => (
        <Page
          title={t(alertNames.rule[alert.rule])}
          explanation={t(words.secret)}
          action={
            maySee ? (
              <ButtonLink to={href('userFile', { userId: alert.user_id })}>
                {t(words.file)}
              </ButtonLink>
            ) : null
          }
        >
          <Columns side={<AlertWork alert={alert} />}>
            <AlertFactsSection alert={alert} />
          </Columns>
          <AlertActs acts={alert.acts} />
        </Page>
      )}
    </Loaded>
  );
}
