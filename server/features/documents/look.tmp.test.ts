import { chromium } from '@playwright/test';
import { PASSWORD } from '@tests/support/api';
import { doc, documentsApi } from '@tests/support/documents';
import { png } from '@tests/support/files';
import PDFDocument from 'pdfkit';
import { it, vi } from 'vitest';

vi.mock('@server/config', async (original) => {
  const real: any = await original();
  return { ...real, readConfig: (env: any) => ({ ...real.readConfig(env), portalFolder: '/tmp/portal-docs', publicUrl: 'http://127.0.0.1' }) };
});
const realPdf = (text: string) => new Promise<Buffer>((done) => {
  const d = new PDFDocument(); const c: Buffer[] = []; d.on('data', (x) => c.push(x)); d.on('end', () => done(Buffer.concat(c))); d.fontSize(30).text(text); d.end();
});
const api = await documentsApi();
it('looks', async () => {
  const a = await api.identity(api.applicant, await realPdf('INE uno'));
  await api.post(api.staff, 'reject', { id: a.json.id, reject_reason: 'Está borrosa' });
  await api.identity(api.applicant, await realPdf('INE dos'));
  for (let i = 0; i < 5; i++) { const p = await api.person('client', { fullName: `Persona número ${i}` }); await api.identity(p, i % 2 ? png(300, 200) as any && await realPdf(`doc ${i}`) : await realPdf(`doc ${i}`)); }
  await api.send(api.supplier, `project/${api.projectId}`, { docId: doc.bill, name: 'luz.png', content: png(50, 50) });
  const at = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  const page = await b.newPage({ viewport: { width: 1440, height: 900 } });
  const log: string[] = [];
  page.on('console', (m) => log.push(m.text())); page.on('pageerror', (e) => log.push(String(e)));
  try {
  await page.goto(`${at}/login?redirect=/backoffice/cola-documentos`);
  await page.fill('input[type=email], input[name=email]', api.staff.email);
  await page.fill('input[type=password]', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/cola-documentos/, { timeout: 15000 });
  await page.waitForSelector('iframe, [role=alert]', { timeout: 15000 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/pdft/queue.png' });
  await page.keyboard.press('j'); await page.waitForTimeout(300); await page.keyboard.press('a'); await page.waitForTimeout(1500);
  await page.keyboard.press('r'); await page.waitForTimeout(300); await page.keyboard.press('1'); await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/pdft/reject.png' });
  await page.keyboard.press('Enter'); await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/pdft/after.png' });
  await page.setViewportSize({ width: 390, height: 800 }); await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/pdft/narrow.png', fullPage: true });
  } finally { await page.screenshot({ path: '/tmp/pdft/last.png' }); console.log(page.url(), log.join('\n')); await b.close(); }
}, 90000);
