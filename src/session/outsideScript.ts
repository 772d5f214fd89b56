interface ScriptPolicy {
  createScriptURL(url: string): string;
}

let policy: ScriptPolicy | undefined;

/**
 * The address of a script of another house, for its element: where the page takes such addresses from trusted hands only (Trusted Types), it
 * takes this one. For addresses that the operator or the backend has set, never for content.
 *
 * @throws where the page's policy doesn't name `shop-outside`
 */
export function outsideScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } };
  // A policy can be made only once.
  policy ??= trustedTypes?.createPolicy('shop-outside', { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}
