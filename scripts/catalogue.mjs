import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');
const catalogue = 'contract/locales/es-MX';

/** What is Spanish and no sentence of the product, by file. */
const exceptions = [
  // People, towns and purposes of the demo and of load tests.
  /^server\/db\/seed\//,
  // Where the values that the product begins with come from.
  /^server\/features\/platform\/settings\/seed\.ts$/,
  // Names of banks and states; alphabets of RFC and CURP.
  /^contract\/kernel\/fields\/(banks|curp|mexican-state|postal-code|rfc)\.ts$/,
  /^contract\/credit\/solar-yield\.ts$/,
  /^src\/ui\/charts\/mexico\.ts$/,
  // Alphabets of old encodings.
  /^contract\/kernel\/text-decoder\.ts$/,
  // How people head the columns of a file.
  /^contract\/(credit\/(equipment|lead)|program\/prospect)-headings\.ts$/,
  // Names of people and patterns of promises, to find them in what staff write.
  /^server\/features\/funding\/opportunities\/personal-data\.ts$/,
];

/** Properties that hold words to search by, not to read. */
const searched = new Set(['keywords']);

const accents = /[áéíóúñ¿¡]/i;
const common =
  /(^|[\s(])(el|la|los|las|del|que|una?|en|es|por|para|con|tu|su|se|al|lo|ya|hay|esta|este|sin)([\s).,:;]|$)/i;
const sql =
  /^\s*(select|insert|update|delete|with|exists|not exists|case when|create|alter|translate\()\b/i;

/** One `{ name, failure }` for each rule, its count in the name. */
export function checkCatalogue() {
  const sources = ['contract', 'casbin', 'server', 'src']
    .flatMap(sourcesOf)
    .filter((file) => !file.startsWith(`${catalogue}/`))
    .map(parse);
  const { keys, used } = keysOf(sources);
  const idle = keys.filter((key) => !used.has(key));
  const strays = sources.flatMap(sentencesOf);
  return [
    rule(`sentences in Spanish outside the catalogue: ${strays.length}`, strays),
    rule(`keys of the catalogue that nothing uses, of ${keys.length}: ${idle.length}`, idle),
  ];
}

const rule = (name, places) => ({ name, failure: places.join('\n  ') || null });

function sourcesOf(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d)\.tsx?$/.test(file));
}

const parse = (file) => ({
  file,
  source: ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  ),
});

/** Literals of a file that read as Spanish. */
function sentencesOf({ file, source }) {
  if (exceptions.some((one) => one.test(file))) return [];
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) return;
    if (ts.isPropertyAssignment(node) && searched.has(node.name.getText())) return;
    const text = textOf(node);
    if (text !== null && isSpanish(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${text.trim().slice(0, 60)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => ` ${literal.text}`).join('');
}

function isSpanish(text) {
  if (sql.test(text) || !/[a-záéíóúñ]{3}/i.test(text)) return false;
  return accents.test(text) || (/\s/.test(text.trim()) && common.test(text));
}

/** The keys of the catalogue as `file#part.path`, and those among them that some source names. */
function keysOf(sources) {
  const files = sourcesOf(catalogue).map(parse);
  const parts = files.flatMap(partsOf);
  const exported = new Map(files.map((one) => [withoutEnding(one.file), exportsOf(one)]));
  const keys = parts.flatMap(({ id, leaves }) => leaves.map((leaf) => `${id}.${leaf}`));
  const known = new Map(parts.map((part) => [part.id, part]));
  const used = new Set();
  for (const { file, source } of sources) {
    for (const [id, chain] of usesOf(file, source, exported)) {
      const { leaves } = known.get(id) ?? { leaves: [] };
      const name = chain.join('.');
      for (const leaf of leaves) {
        if (leaf === name || name === '' || leaf.startsWith(`${name}.`)) used.add(`${id}.${leaf}`);
      }
    }
  }
  return { keys: [...new Set(keys)], used };
}

const withoutEnding = (file) => file.replace(/\.ts$/, '');

/** A module as the path of its file without ending, whichever way it is named. */
const targetOf = (file, from) =>
  from.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), from)
    : from.replace(/^@contract\//, 'contract/');

/** The parts that a file of the catalogue gives: its own, and those of others that it passes on. */
function exportsOf({ file, source }) {
  const passedOn = source.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
    const target = targetOf(file, statement.moduleSpecifier.text);
    return statement.exportClause.elements.map(
      ({ name, propertyName }) => `${target}#${(propertyName ?? name).text}`,
    );
  });
  return [...partsOf({ file, source }).map(({ id }) => id), ...passedOn];
}

/** What a file of the catalogue declares with `words(part, sentences)`. */
function partsOf({ file, source }) {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer)) return [];
      const leaves = leavesOf(initializer.arguments[1], []);
      return [{ id: `${withoutEnding(file)}#${name.getText()}`, leaves }];
    }),
  );
}

function leavesOf(node, at) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return leavesOf(node.expression, at);
  }
  if (ts.isArrayLiteralExpression(node)) return [at.join('.')];
  if (!ts.isObjectLiteralExpression(node)) {
    return [at.join('.').replace(/_(zero|one|other)$/, '')];
  }
  // Sentences that a spread takes over are the same ones, under the same names.
  return node.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) => leavesOf(initializer, [...at, name.text]));
}

/** Where a source names a part of the catalogue, and how far into it. */
function usesOf(file, source, exported) {
  const local = new Map();
  const uses = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const target = targetOf(file, statement.moduleSpecifier.text);
    if (!target.startsWith(`${catalogue}/`)) continue;
    const names = statement.importClause?.namedBindings;
    // `import * as` is to use all that the file gives.
    if (names && ts.isNamespaceImport(names)) {
      uses.push(...exported.get(target).map((id) => [id, []]));
      continue;
    }
    for (const { name, propertyName } of names?.elements ?? []) {
      local.set(name.text, `${target}#${(propertyName ?? name).text}`);
    }
  }
  if (local.size === 0) return uses;
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const isName = ts.isPropertyAccessExpression(node.parent ?? node) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isName && local.has(node.text)) {
      uses.push([local.get(node.text), chainFrom(node)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** The names that follow one: `words.kinds[kind]` is all of `kinds`. */
function chainFrom(node) {
  const chain = [];
  for (let at = node; ; at = at.parent) {
    const { parent } = at;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === at) {
      chain.push(parent.name.text);
    } else if (
      ts.isElementAccessExpression(parent) &&
      parent.expression === at &&
      ts.isStringLiteralLike(parent.argumentExpression)
    ) {
      chain.push(parent.argumentExpression.text);
    } else return chain;
  }
}
