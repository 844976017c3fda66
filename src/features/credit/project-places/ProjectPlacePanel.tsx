import { projectPlaces } from '@contract/credit/project-places';
import { placeOriginName, placeWords as words } from '@contract/locales/es-MX/program/places';
import { PlaceDialog, PlaceText } from '@portal/features/people';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Timeline } from '@portal/ui/kit/Timeline';
import { Button } from 'antd';
import { useState } from 'react';

/** The program and zone that a project counts in, how it came there, and staff's way to move it. */
export function ProjectPlacePanel({ projectId }: { projectId: string }) {
  const params = { projectId };
  const query = useRead(projectPlaces.show, { params });
  const move = useAct(projectPlaces.move);
  const mayMove = useMay('programs.edit');
  const [asking, setAsking] = useState(false);
  return (
    <Section
      title={t(words.title)}
      action={
        mayMove ? (
          <Button disabled={!query.data} onClick={() => setAsking(true)}>
            {t(words.move)}
          </Button>
        ) : null
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
        {({ place, moves, version }) => (
          <>
            <PlaceText place={place} />
            <Timeline
              items={moves.map(({ from, to, origin, reason, at, by }) => ({
                title: to ?? t(words.none),
                desc: [t(placeOriginName[origin]), from && t(words.from, { from }), reason]
                  .filter(Boolean)
                  .join(' · '),
                time: at,
                user: by,
                icon: 'edit',
                color: 'info',
              }))}
            />
            {asking ? (
              <PlaceDialog
                title={t(words.move)}
                place={place}
                version={version}
                onClose={() => setAsking(false)}
                onPlace={(body) => move.mutateAsync({ params, body })}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  );
}
