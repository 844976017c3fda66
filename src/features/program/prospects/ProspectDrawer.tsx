import { href } from '@contract/kernel/screens';
import { common } from '@contract/locales/es-MX/kernel/common';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect as prospectWords } from '@contract/locales/es-MX/program/prospects';
import { prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Drawer } from 'antd';
import { ProspectConversion } from './ProspectConversion';
import { Known, ProspectHistory } from './ProspectParts';
import { ProspectWork } from './ProspectWork';
import styles from './prospects.module.css';

interface ProspectDrawerProps {
  prospectId: string | undefined;
  onClose: () => void;
}

/** One prospect beside the list: what is known of it, what happened to it, and what to do next. */
export function ProspectDrawer({ prospectId, onClose }: ProspectDrawerProps) {
  return (
    <Drawer
      open={prospectId !== undefined}
      title={t(prospectWords.one)}
      width={560}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      extra={
        prospectId ? (
          <ButtonLink to={href('prospectShow', { prospectId })}>{t(prospectWork.page)}</ButtonLink>
        ) : null
      }
      onClose={onClose}
    >
      {prospectId ? <OpenedProspect prospectId={prospectId} /> : null}
    </Drawer>
  );
}

function OpenedProspect({ prospectId }: { prospectId: string }) {
  const record = useRecord(prospects.show, { params: { prospectId } });
  return (
    <div className={styles.prospect}>
      <Loaded query={record} skeleton={<SkeletonLines lines={6} />}>
        {(prospect) => (
          <>
            <ProspectWork prospect={prospect} />
            <Known prospect={prospect} />
            <ProspectConversion prospect={prospect} />
            <h2>{t(prospectWords.history)}</h2>
            <ProspectHistory prospectId={prospectId} />
          </>
        )}
      </Loaded>
    </div>
  );
}
