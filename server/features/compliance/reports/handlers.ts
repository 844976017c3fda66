import { periodOf } from '@contract/compliance/report-periods';
import { reports as contract } from '@contract/compliance/reports';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { reportWords } from '@contract/locales/es-MX/compliance/reports-server';
import { changedForStaff } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { askAgain, askReport, findReport, listReports, lockReport } from './repository';

export const reportHandlers = implement(contract, {
  list: ({ db, query }) => listReports(db, query),

  async create({ db, body: { kind, period }, principal: { userId }, now, record }) {
    const days = periodOf(period);
    if (!days || days.to >= dayInMexicoCity(now)) {
      throw refused(t(reportWords.notOver), { period: t(reportWords.notOver) });
    }
    const asked = await askReport(db, { kind, period, requestedBy: userId, createdAt: now });
    const report = await findReport(db, asked.id);
    if (!report) throw notFound();
    if (asked.isNew) {
      await changedForStaff(db, 'reports', { except: userId });
      await record(report.id, { report: kind, period });
    }
    return report;
  },

  async retry({ db, params: { reportId }, principal: { userId }, record }) {
    const known = await lockReport(db, reportId);
    if (!known) throw notFound();
    if (known.state !== 'failed') throw conflict(t(reportWords.notFailed));
    await askAgain(db, reportId);
    await changedForStaff(db, 'reports', { except: userId });
    await record(reportId, { report: known.kind, period: known.period });
    return (await findReport(db, reportId)) ?? known;
  },

  async file({ db, params: { reportId }, adapters, record }) {
    const report = await findReport(db, reportId);
    if (!report?.sha256) throw notFound();
    const { kind, period, sha256 } = report;
    await record(reportId, { report: kind, period, sha256 });
    const { stream, size } = await adapters.objects.open(sha256);
    return {
      stream,
      size,
      mediaType: 'text/csv; charset=utf-8',
      fileName: `${t(reportWords.file[kind])}-${period}.csv`,
      disposition: 'attachment' as const,
    };
  },
});
