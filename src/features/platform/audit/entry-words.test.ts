import type { AuditItem } from '@contract/platform/audit';
import { describe, expect, it } from 'vitest';
import { actionWords, detailLine, objectWords, personWords } from './entry-words';

const entry = (changes: Partial<AuditItem>): AuditItem => ({
  seq: 1,
  at: '2026-11-21T12:00:00.000Z',
  user: 'Tomás Quiñones Arce',
  user_id: '01',
  actor: null,
  actor_id: null,
  action: 'projects.approve',
  object: 'projects',
  object_id: '0193',
  details: {},
  folios: {},
  to: null,
  prev_hash: '0',
  hash: 'f',
  ...changes,
});

describe('an entry in words', () => {
  it('names what was done, and keeps the name of what it does not know', () => {
    expect(actionWords(entry({}))).toBe('Aprobó un crédito');
    expect(actionWords(entry({ action: 'moons.paint' }))).toBe('moons.paint');
    expect(objectWords(entry({ object: 'moons' }))).toBe('moons');
  });

  it('names the parameter that was set', () => {
    const setting = entry({ object: 'settings', object_id: 'udi_value' });
    expect(objectWords(setting)).toBe('Parámetro: Valor de la UDI');
  });

  it('names the person, who acted for them, and the operator itself', () => {
    expect(personWords(entry({}))).toBe('Tomás Quiñones Arce');
    expect(personWords(entry({ actor: 'Héctor Salinas' }))).toBe(
      'Tomás Quiñones Arce (actuó Héctor Salinas)',
    );
    expect(personWords(entry({ user: null }))).toBe('El portal');
  });

  it('names the fields that were written', () => {
    const written = entry({ details: { fields: 'risk_factors, birth_day, moon' } });
    expect(detailLine(written)).toBe('Campos: Factores de riesgo, Fecha de nacimiento, moon');
  });

  it('says in words what the details hold as codes, and leaves what a person wrote', () => {
    expect(detailLine(entry({ details: { decision: 'report', reason: 'unusual' } }))).toBe(
      'Decisión: Marcar como reportada · Motivo: Operación inusual',
    );
    expect(detailLine(entry({ details: { subject: 'person' } }))).toBe('De quién: De sí misma');
    expect(detailLine(entry({ details: { subject: 'real_owner' } }))).toBe(
      'De quién: Propietario real',
    );
    expect(detailLine(entry({ details: { to: 'quoted' } }))).toBe('Después: Cotizado');
    expect(detailLine(entry({ details: { from: 'new', to: 'contacted' } }))).toBe(
      'Antes: Nuevo · Después: Contactado',
    );
    expect(detailLine(entry({ details: { from: 'held', to: 'assigned' } }))).toBe(
      'Antes: Retenido · Después: Asignado',
    );
    expect(detailLine(entry({ details: { type: 'privacy' } }))).toBe('Tipo: Aviso de privacidad');
    expect(detailLine(entry({ details: { kind: 'fees' } }))).toBe('Tipo: Traspaso de comisiones');
    expect(detailLine(entry({ details: { report: 'commissions' } }))).toBe(
      'Reporte: Comisiones e IVA',
    );
    expect(detailLine(entry({ details: { queue: 'deliver-mail' } }))).toBe(
      'Trabajo: Entregar correos y mensajes',
    );
    expect(detailLine(entry({ details: { decision: 'ask', fields: 'tags' } }))).toBe(
      'Decisión: Decidir una por una · Campos: Etiquetas',
    );
    expect(detailLine(entry({ details: { reason: 'Perdió su teléfono' } }))).toBe(
      'Motivo: Perdió su teléfono',
    );
  });

  it('names the steps of an onboarding, and keeps what is no step', () => {
    const moved = entry({ details: { from: 'pf_5_credit_consent', to: 'pf_6_data_check' } });
    expect(detailLine(moved)).toBe('Antes: Autorización de consulta · Después: Revisión de datos');
    expect(detailLine(entry({ details: { from: null, to: 'moon' } }))).toBe(
      'Antes: — · Después: moon',
    );
  });

  it('writes details as people read them', () => {
    const details = {
      loan_id: '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c5',
      amount_cents: 1_234_500,
      annual_rate_bp: 1890,
      role: 'client',
      kind: 'applicant',
      closes_at: '2026-12-01',
      previous_last4: null,
      kept: 0,
      other: true,
    };
    expect(detailLine(entry({ details }))).toBe(
      'Monto: $12,345.00 · Tasa anual: 18.9% · Perfil: Solicitante · Tipo: Solicitante · Cierra: 01/12/2026 · Cuenta anterior: — · Se quedaron: 0 · other: Sí',
    );
  });

  it('describes an action of two people, and what was done while impersonating, without the address of a call', () => {
    const approval = '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c5';
    const route = 'POST /api/v1/withdrawals/:withdrawalId/send';
    const folios = { [approval]: 'Enviar un retiro' };
    const confirmed = entry({
      action: 'approvals.confirm',
      object: 'approvals',
      object_id: approval,
      details: { route, reason: 'x' },
      folios,
    });
    expect([objectWords(confirmed), detailLine(confirmed)]).toEqual([
      'Autorización: Enviar un retiro',
      'Motivo: x',
    ]);
    const asked = { action: 'approvals.create', details: { approval_id: approval, route }, folios };
    expect(detailLine(entry(asked))).toBe('Autorización: Enviar un retiro');
    const acted = {
      operation: 'Guarda tus preferencias',
      method: 'PUT',
      route: '/api/v1/preferences',
    };
    expect(detailLine(entry({ action: 'impersonation.act', details: acted }))).toBe(
      'Operación: Guarda tus preferencias',
    );
  });

  it('names a document by its kind and whose it is, and says the kind once, also one that staff added', () => {
    const [paper, earlier] = [
      '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c5',
      '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c6',
    ];
    const name = 'Constancia del equipo · Lucía Hernández Ñúñez';
    const uploaded = entry({
      action: 'documents.upload',
      object: 'documents',
      object_id: paper,
      details: { doc_id: 100, replaces: null },
      folios: { [paper]: name },
    });
    expect([objectWords(uploaded), detailLine(uploaded)]).toEqual([`Documento: ${name}`, '']);
    // One that is not there, and one that was refused where its owner has a name.
    const gone = entry({ object: 'documents', object_id: earlier, details: { doc_id: 1 } });
    const refused = { ...gone, object: 'users', folios: { [earlier]: 'Lucía Hernández Ñúñez' } };
    for (const act of [gone, refused]) {
      expect(detailLine(act)).toBe('Tipo de documento: Identificación oficial');
    }
  });

  it('names the account that something was done to, and people whom details name', () => {
    const [account, colleague] = [
      '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c7',
      '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c8',
    ];
    const closed = entry({
      object: 'users',
      object_id: account,
      details: { from: null, to: colleague },
      folios: { [account]: 'Óscar Vázquez Ávila', [colleague]: 'Elena Guzmán Treviño' },
    });
    expect([objectWords(closed), detailLine(closed)]).toEqual([
      'Usuario: Óscar Vázquez Ávila',
      'Antes: — · Después: Elena Guzmán Treviño',
    ]);
  });

  it('says nothing of what a first version replaces', () => {
    expect(detailLine(entry({ details: { doc_id: 10, replaces: null } }))).toBe(
      'Tipo de documento: Recibo de luz',
    );
  });

  it('names where a company stands, periods, and the parts of what somebody does for a living', () => {
    const company = entry({ object: 'suppliers', details: { from: 3, to: 4, from_level: 1 } });
    expect(detailLine(company)).toBe(
      'Antes: Prepara proyectos · Después: Verificado · Nivel anterior: 1',
    );
    expect(detailLine(entry({ details: { report: 'annex-17', period: '2026-Q3' } }))).toBe(
      'Reporte: Estadística trimestral (Anexo 17) · Periodo: Trimestre 3 de 2026',
    );
    expect(detailLine(entry({ details: { parts: 'experience, technologies, states' } }))).toBe(
      'Datos: Lo que has hecho, Lo que vendes, Dónde trabajas',
    );
    // An investor's experience is another one.
    expect(detailLine(entry({ details: { fields: 'experience' } }))).toBe(
      'Campos: Experiencia invirtiendo',
    );
  });

  it('knows records by their folio, and leaves out unreadable identifiers', () => {
    const loan = '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c5';
    const named = entry({
      object_id: loan,
      details: { loan_id: loan, lines: 4964, owner_id: '01a1fd14-c1a4-7703-b4c6-50b9f5cd83c6' },
      folios: { [loan]: 'SF-001010' },
    });
    expect(objectWords(named)).toBe('Crédito SF-001010');
    expect(detailLine(named)).toBe('Crédito otorgado: SF-001010 · Líneas: 4,964');
  });
});
