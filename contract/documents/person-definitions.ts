import { definitionWords } from '../locales/es-MX/documents/definitions';
import { identityPhotoName } from '../locales/es-MX/documents/identity-photos';
import { identityPhoto, ofUser, severalAt } from './define-document';
import type { Condition } from './document-conditions';
import type { DocumentDefinition } from './document-definitions';
import { identityPhotos } from './identity-photos';

const legalEntity: Condition = { field: 'person', op: 'eq', value: 'legal_entity' };
const individual: Condition = { field: 'person', op: 'eq', value: 'individual' };
const applicant: Condition = { field: 'role', op: 'eq', value: 'client' };
const installer: Condition = { field: 'role', op: 'eq', value: 'supplier' };
const investor: Condition = { field: 'role', op: 'eq', value: 'investor' };
const approved: Condition = { field: 'role', op: 'in', value: ['client', 'supplier'] };

/**
 * What is asked of people and companies themselves. Required is little: who the person is, where an approval waits for
 * it (all prove it by photographs); a company adds its deed and the power of who signs. The rest is there for who has
 * it at hand, and is asked for in its own step.
 */
export const personDefinitions: readonly DocumentDefinition[] = [
  ofUser({
    doc_id: 1,
    name: definitionWords.officialId,
    description: definitionWords.officialIdHelp,
    indication: definitionWords.bothSides,
    is_required: true,
    clasification_2: 'identity',
    prefix: 'IDE',
    db_field: 'identificacion_oficial',
    condition: approved,
  }),
  ofUser({
    doc_id: 2,
    name: definitionWords.addressProof,
    description: definitionWords.addressProofHelp,
    clasification_2: 'address',
    prefix: 'DOM',
    db_field: 'comprobante_domicilio',
  }),
  ofUser({
    doc_id: 3,
    name: definitionWords.curp,
    description: definitionWords.curpHelp,
    clasification_2: 'identity',
    prefix: 'CURP',
    db_field: 'curp',
    // It says no address.
    compared_with: ['full_name', 'birth_day', 'sex', 'curp'],
    condition: individual,
  }),
  ofUser({
    doc_id: 4,
    name: definitionWords.fiscal,
    description: definitionWords.fiscalHelp,
    clasification_2: 'fiscal',
    prefix: 'CSF',
    db_field: 'constancia_situacion_fiscal',
    file_type: ['pdf'],
  }),
  ofUser({
    doc_id: 5,
    name: definitionWords.deed,
    description: definitionWords.deedHelp,
    is_required: true,
    clasification_2: 'legal',
    prefix: 'ACT',
    db_field: 'acta_constitutiva',
    file_type: ['pdf'],
    condition: legalEntity,
  }),
  ofUser({
    doc_id: 6,
    name: definitionWords.power,
    description: definitionWords.powerHelp,
    is_required: true,
    clasification_2: 'legal',
    prefix: 'POD',
    db_field: 'poder_notarial',
    file_type: ['pdf'],
    condition: legalEntity,
  }),
  identityPhoto({
    doc_id: identityPhotos.front,
    name: identityPhotoName.front,
    description: definitionWords.idFrontHelp,
    prefix: 'IDF',
    db_field: 'identificacion_frente',
  }),
  identityPhoto({
    doc_id: identityPhotos.back,
    name: identityPhotoName.back,
    description: definitionWords.idBackHelp,
    prefix: 'IDR',
    db_field: 'identificacion_reverso',
  }),
  identityPhoto({
    doc_id: identityPhotos.face,
    name: identityPhotoName.face,
    description: definitionWords.faceHelp,
    prefix: 'ROS',
    db_field: 'rostro',
  }),
  ofUser({
    doc_id: 40,
    name: definitionWords.bankStatement,
    description: definitionWords.bankStatementHelp,
    clasification_2: 'income',
    prefix: 'EDC',
    db_field: 'estado_cuenta',
    file_type: ['pdf'],
    condition: { field: 'role', op: 'in', value: ['client', 'supplier', 'investor'] },
    extras: severalAt('users', 'estado_cuenta'),
  }),
  ofUser({
    doc_id: 41,
    name: definitionWords.income,
    description: definitionWords.incomeHelp,
    clasification_2: 'income',
    prefix: 'ING',
    db_field: 'comprobante_ingresos',
    condition: { and: [applicant, individual] },
    extras: severalAt('users', 'comprobante_ingresos'),
  }),
  ofUser({
    doc_id: 42,
    name: definitionWords.financials,
    description: definitionWords.financialsHelp,
    clasification_2: 'income',
    prefix: 'EFI',
    db_field: 'estados_financieros',
    file_type: ['pdf'],
    condition: { and: [applicant, legalEntity] },
  }),
  ofUser({
    doc_id: 43,
    name: definitionWords.shareholders,
    description: definitionWords.shareholdersHelp,
    clasification_2: 'legal',
    prefix: 'ACC',
    db_field: 'estructura_accionaria',
    file_type: ['pdf'],
    condition: legalEntity,
  }),
  ofUser({
    doc_id: 44,
    name: definitionWords.compliance,
    description: definitionWords.complianceHelp,
    clasification_2: 'fiscal',
    prefix: 'OPC',
    db_field: 'opinion_cumplimiento',
    file_type: ['pdf'],
    condition: installer,
  }),
  ofUser({
    doc_id: 45,
    name: definitionWords.competence,
    description: definitionWords.competenceHelp,
    clasification_2: 'trade',
    prefix: 'CER',
    db_field: 'certificado_competencia',
    condition: { or: [installer, { field: 'role', op: 'eq', value: 'supplier_agent' }] },
    extras: severalAt('users', 'certificado_competencia'),
  }),
  ofUser({
    doc_id: 46,
    name: definitionWords.liability,
    description: definitionWords.liabilityHelp,
    clasification_2: 'trade',
    prefix: 'SEG',
    db_field: 'seguro_responsabilidad',
    file_type: ['pdf'],
    condition: installer,
  }),
  ofUser({
    doc_id: 47,
    name: definitionWords.fundsOrigin,
    description: definitionWords.fundsOriginHelp,
    clasification_2: 'income',
    prefix: 'REC',
    db_field: 'origen_recursos',
    condition: investor,
  }),
];
