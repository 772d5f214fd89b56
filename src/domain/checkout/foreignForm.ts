/** Forms of text that only programs read. */
export type ForeignForm = 'json' | 'markup';

/**
 * The form of a text that is meant for programs, by how it begins: JSON, also cut off, or HTML and XML. Chats write "<Media omitted>" and
 * "[14:03]", which are neither.
 */
export function foreignFormOf(text: string): ForeignForm | undefined {
  const start = text.trimStart();
  if (/^(?:\{\s*["}]|\[\s*(?:[{[]|"(?:[^"\\\n]|\\.)*"\s*[,\]]))/.test(start)) return 'json';
  if (/^<(?:!doctype|\?xml|!--)/i.test(start) || (/^<[a-z][\w:-]*(?:\s[^<>]*)?\/?>/i.test(start) && /<\/[a-z][\w:-]*\s*>/i.test(start)))
    return 'markup';
  return undefined;
}
