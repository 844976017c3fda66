import { workProfiles as contract } from '@contract/people/work-profiles';
import { assertFresh } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { lockWorkProfile, saveWorkProfile, workProfileOf } from './kept';

export const workProfileHandlers = implement(contract, {
  show: ({ db, principal }) => workProfileOf(db, principal.userId),

  async edit({ db, principal, body, now, record }) {
    const { userId } = principal;
    const kept = await lockWorkProfile(db, userId);
    assertFresh(body.version, kept);
    const saved = { ...kept, ...body, version: kept.version + 1 };
    await saveWorkProfile(db, userId, saved, now);
    await record(userId, {
      parts: Object.keys(body)
        .filter((part) => part !== 'version')
        .join(', '),
    });
    return saved;
  },
});
