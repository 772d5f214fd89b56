/** The server has answered a creation without an id, so nothing can be put into the template (C§8 transport errors). */
export class TemplateWithoutIdError extends Error {
  override readonly name = 'TemplateWithoutIdError';

  constructor() {
    super('Created template has no id');
  }
}
