import { testApi } from '@tests/support/api';
import { expect, test } from 'vitest';
import { implementations } from '../features/implementations';

const api = await testApi();
const document = (await api.app.inject({ url: '/api/openapi.json' })).json();

/** A contract's path as OpenAPI writes it. */
const written = (path: string) => path.replace(/:(\w+)/g, '{$1}').replace('*', '{name}');
const described = implementations.map(({ endpoint }) => ({
  endpoint,
  operation: document.paths[written(endpoint.path)]?.[endpoint.method.toLowerCase()],
}));

test('every call of the contract is described', () => {
  const missing = described.filter(({ operation }) => !operation);
  expect(missing.map(({ endpoint }) => endpoint.path)).toEqual([]);
});

test('only public calls need no token', () => {
  expect(document.security).toEqual([{ bearer: [] }]);
  for (const { endpoint, operation } of described) {
    expect(operation.security).toEqual(endpoint.can === 'public' ? [] : undefined);
  }
});

test('a form describes its file and its fields', () => {
  const forms = described.filter(({ endpoint }) => endpoint.kind === 'multipart');
  expect(forms.length).toBeGreaterThan(0);
  for (const { endpoint, operation } of forms) {
    expect(Object.keys(operation.requestBody.content)).toEqual(['multipart/form-data']);
    const { schema } = operation.requestBody.content['multipart/form-data'];
    expect(schema.required).toContain('file');
    expect(schema.properties.file).toEqual({ type: 'string', format: 'binary' });
    expect(Object.keys(schema.properties)).toEqual([
      ...Object.keys(endpoint.body?.shape ?? {}),
      'file',
    ]);
  }
});

test('a body is described where one is taken, and a key where one is asked for', () => {
  for (const { endpoint, operation } of described) {
    expect(operation.requestBody !== undefined).toBe(
      endpoint.body !== undefined || endpoint.kind === 'multipart',
    );
    const headers = (operation.parameters ?? []).filter(
      (one: { in: string }) => one.in === 'header',
    );
    expect(headers.map((one: { name: string }) => one.name)).toEqual(
      endpoint.idempotent ? ['idempotency-key'] : [],
    );
  }
});

test('every call describes its answers, success and failure', () => {
  const { Error: refusal } = document.components.schemas;
  expect(refusal.required).toEqual(['message', 'code', 'request_id']);
  for (const { endpoint, operation } of described) {
    const { 200: well, default: refused } = operation.responses;
    const types = { file: 'application/octet-stream', events: 'text/event-stream' };
    const type =
      endpoint.kind === 'file' || endpoint.kind === 'events'
        ? types[endpoint.kind]
        : 'application/json';
    expect(Object.keys(well.content)).toEqual([type]);
    expect(refused.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
    const inPath = endpoint.path.split('/').filter((part) => /^[:*]/.test(part)).length;
    const described = (operation.parameters ?? []).filter(
      (one: { in: string }) => one.in === 'path',
    );
    expect(described).toHaveLength(inPath);
  }
  expect(Object.keys(document.paths['/api/health'].get.responses)).toEqual(['200', '503']);
});
