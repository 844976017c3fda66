import { href } from '@contract/kernel/screens';
import { investorFiles } from '@contract/people/person-files';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRecord } from '@portal/refine/use-read';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { useNavigate } from 'react-router';
import { CorrectNamePage } from './CorrectNamePage';

/** What staff correct of an investor. */
export function EditInvestorPage() {
  const investorId = useParam('investorId');
  const navigate = useNavigate();
  const query = useRecord(investorFiles.show, { params: { investorId } });
  const edit = useAct(investorFiles.edit);
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(file) => (
        <CorrectNamePage
          title={title}
          file={file}
          onSubmit={(body) => edit.mutateAsync({ params: { investorId }, body })}
          onDone={() => void navigate(href('investorShow', { investorId }))}
        />
      )}
    </Loaded>
  );
}
