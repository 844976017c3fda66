import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A handler as it is written: the endpoint it answers, and what its code comes to by name. */
interface Handler {
  /** Path of the contract's module, name it is exported by, and key of the endpoint in it. */
  contract: { module: string; name: string; key: string };
  /** Declarations reached, as "file#name". */
  declarations: ReadonlySet<string>;
  /** Tables that reached code inserts into, updates or deletes from. */
  writes: ReadonlySet<string>;
}

interface Module {
  file: string;
  imports: Map<string, { file: string; name: string }>;
  declared: Map<string, ts.Node>;
}

const modules = new Map<string, Module>();

/** The file that an import means, for what is ours on the server. */
function fileOf(from: string, specifier: string): string | null {
  const base = specifier.startsWith('@server/')
    ? specifier.replace('@server/', 'server/')
    : specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : null;
  const files = base ? [`${base}.ts`, `${base}/index.ts`] : [];
  return files.find((file) => existsSync(file)) ?? null;
}

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Module = { file, imports: new Map(), declared: new Map() };
  modules.set(file, found);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      readImport(found, statement.moduleSpecifier, statement.importClause?.namedBindings);
    }
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      readImport(found, statement.moduleSpecifier, statement.exportClause);
    }
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) found.declared.set(name.text, initializer);
      }
    }
    const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    if (named && statement.name) found.declared.set(statement.name.text, statement);
  }
  return found;
}

function readImport(
  into: Module,
  from: ts.Expression,
  bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
) {
  if (!bindings || !ts.isStringLiteral(from)) return;
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return;
  const file = fileOf(into.file, from.text) ?? from.text;
  for (const { name, propertyName } of bindings.elements) {
    into.imports.set(name.text, { file, name: (propertyName ?? name).text });
  }
}

/** Where a name that a module knows is declared; through the index of its domain, too. */
function declarationOf(at: Module, name: string): { id: string; node: ts.Node; at: Module } | null {
  const node = at.declared.get(name);
  if (node) return { id: `${at.file}#${name}`, node, at };
  const from = at.imports.get(name);
  return from && existsSync(from.file) ? declarationOf(moduleAt(from.file), from.name) : null;
}

/** What boot gives the functions that lower domains call and upper ones have, by the id of each. */
const connected = new Map<string, { node: ts.Node; at: Module }>();
{
  const at = moduleAt('server/features/connect.ts');
  const read = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [given] = node.arguments;
      const port = declarationOf(at, node.expression.expression.getText());
      if (port && given && node.expression.name.text === 'connect') {
        connected.set(port.id, { node: given, at });
      }
    }
    ts.forEachChild(node, read);
  };
  for (const declared of at.declared.values()) read(declared);
}

/** A name that is used as a value, and not as the name of a property. */
function isUsed(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isMethodDeclaration(parent) && !ts.isTypeNode(parent);
}

const changes = new Set(['insert', 'update', 'delete']);

function follow(node: ts.Node, at: Module, declarations: Set<string>, writes: Set<string>) {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [table] = node.arguments;
    if (changes.has(node.expression.name.text) && table && ts.isIdentifier(table)) {
      writes.add(at.imports.get(table.text)?.name ?? table.text);
    }
  }
  if (ts.isIdentifier(node) && isUsed(node)) {
    const found = declarationOf(at, node.text);
    if (found && !declarations.has(found.id)) {
      declarations.add(found.id);
      follow(found.node, found.at, declarations, writes);
      const given = connected.get(found.id);
      if (given) follow(given.node, given.at, declarations, writes);
    }
  }
  ts.forEachChild(node, (child) => follow(child, at, declarations, writes));
}

/** Every handler of a file that calls `implement`. */
export function handlersIn(file: string): Handler[] {
  const at = moduleAt(file);
  return [...at.declared.values()].flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'implement') return [];
    const [contract, handlers] = node.arguments;
    const from = contract && at.imports.get(contract.getText());
    if (!from || !handlers || !ts.isObjectLiteralExpression(handlers)) return [];
    return handlers.properties.map((property): Handler => {
      const declarations = new Set<string>();
      const writes = new Set<string>();
      follow(property, at, declarations, writes);
      const key = property.name?.getText() ?? '';
      return { contract: { module: from.file, name: from.name, key }, declarations, writes };
    });
  });
}
