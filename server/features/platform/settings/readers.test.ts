import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSettingKey, settingKeys } from '@contract/platform/setting-info';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The ways to read a setting, with the place of its key. */
const accessors: Readonly<Record<string, number>> = {
  settingAt: 1,
  settingOrFirst: 1,
  valueBegun: 0,
  valueOrFirst: 0,
};

/** Product code: not what keeps, seeds or tests the settings. */
const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('server', file))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !/^server\/(db\/|features\/platform\/settings\/setting-at)/.test(file));

/** Keys that a program asks the settings for, by the word at the place of the key. */
function keysRead(program: string): { keys: string[]; helpers: string[] } {
  const keys: string[] = [];
  const helpers: string[] = [];
  // Of several read at once, those count that the answer is asked for.
  const readers = new Set<string>();
  const visit = (node: ts.Node) => {
    if (
      ts.isVariableDeclaration(node) &&
      /^await (?:rulesAt|settingsAt|sealedSettingsAt|settingsOrFirst)\(/.test(
        node.initializer?.getText() ?? '',
      )
    )
      readers.add(node.name.getText());
    if (ts.isCallExpression(node) && readers.has(node.expression.getText())) {
      const [key] = node.arguments;
      if (key && ts.isStringLiteral(key)) keys.push(key.text);
    }
    // What is given the reader asks it, by the keys in its own body.
    if (ts.isCallExpression(node) && node.arguments.some((each) => readers.has(each.getText()))) {
      helpers.push(node.expression.getText());
    }
    const place = ts.isCallExpression(node) ? accessors[node.expression.getText()] : undefined;
    if (ts.isCallExpression(node) && place !== undefined) {
      const key = node.arguments[place];
      if (key && ts.isStringLiteral(key)) keys.push(key.text);
      else if (key && ts.isCallExpression(key)) helpers.push(key.expression.getText());
      else throw new Error(`a setting is read by ${key?.getText()}, which says no key`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('one.ts', program, ts.ScriptTarget.Latest, true));
  return { keys, helpers };
}

/** Keys that a function answers: words of its body. */
function keysAnswered(helper: string): string[] {
  const found: string[] = [];
  for (const file of sources) {
    const program = readFileSync(file, 'utf8');
    if (!program.includes(helper)) continue;
    const visit = (node: ts.Node, inside: boolean) => {
      const named =
        (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
        node.name?.getText() === helper;
      if (inside && ts.isStringLiteralLike(node) && isSettingKey(node.text)) found.push(node.text);
      ts.forEachChild(node, (child) => visit(child, inside || named));
    };
    visit(ts.createSourceFile(file, program, ts.ScriptTarget.Latest, true), false);
  }
  return found;
}

const read = sources.map((file) => keysRead(readFileSync(file, 'utf8')));
const known = new Set([
  ...read.flatMap(({ keys }) => keys),
  ...new Set(read.flatMap(({ helpers }) => helpers.flatMap(keysAnswered))),
]);

/** Of settings that a trigger reads by the stage of a project: the word before the stage, and what it is written in. */
const triggers = readdirSync('server/db/migrations', { encoding: 'utf8' })
  .filter((file) => file.endsWith('.sql'))
  .map((file) => readFileSync(path.join('server/db/migrations', file), 'utf8'))
  .flatMap((program) =>
    [...program.matchAll(/from settings where key = '(\w+_)' \|\| stage/gi)].map(
      ([, before = '']) => ({ before, program }),
    ),
  );
for (const key of settingKeys) {
  const readsIt = ({ before, program }: (typeof triggers)[number]) =>
    key.startsWith(before) && program.includes(`OLD.status = '${key.slice(before.length)}'`);
  if (triggers.some(readsIt)) known.add(key);
}

const unread = (keys: readonly string[]) => keys.filter((key) => !known.has(key));

describe('every parameter', () => {
  it('is read where the product computes, and one that is only kept is found out', () => {
    expect(unread(settingKeys)).toEqual([]);
    expect(unread([...settingKeys, 'kept_for_later'])).toEqual(['kept_for_later']);
  });

  it('is read by its name, not by being mentioned', () => {
    const program = "settingAt(db, 'iva_rate', today); const name = 'mora_rate';";
    expect(keysRead(program).keys).toEqual(['iva_rate']);
    const several =
      "const rules = await settingsAt(db, ['iva_rate', 'mora_rate'], today); rules('mora_rate');";
    expect(keysRead(several).keys).toEqual(['mora_rate']);
    expect(() => keysRead('settingAt(db, key, today)')).toThrow('says no key');
  });
});
