import { incomeSources } from '@contract/credit/income-sources';
import { href } from '@contract/kernel/screens';
import { incomeScreen as words } from '@contract/locales/es-MX/credit/income-sources';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Navigate, useNavigate } from 'react-router';
import { IncomeSourceView } from './IncomeSourceView';
import { sourceName } from './income-text';

/** One source of income of a project, as its installer states it. */
export function IncomeSourcePage() {
  const incomeSourceId = useParam('incomeSourceId');
  const address = `${useParam('projectId')}/${useParam('incomeRole')}`;
  const query = useRecord(incomeSources.show, { params: { incomeSourceId } });
  const title = useScreenTitle();
  const navigate = useNavigate();
  return (
    <Loaded query={query} title={title}>
      {(source) => {
        const { project_id: projectId, role } = source;
        // The address says whose it is: one with another role or project leads to its own.
        if (address !== `${projectId}/${role}`) {
          return (
            <Navigate
              replace
              to={href('incomeSource', { projectId, incomeSourceId, incomeRole: role })}
            />
          );
        }
        const project = href('supplierProjectShow', { projectId });
        return (
          <Page
            title={sourceName(source)}
            action={<ButtonLink to={project}>{t(words.back)}</ButtonLink>}
          >
            <IncomeSourceView source={source} onRemoved={() => void navigate(project)} />
          </Page>
        );
      }}
    </Loaded>
  );
}
