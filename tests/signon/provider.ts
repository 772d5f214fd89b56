import { exportJWK, generateKeyPair } from 'jose';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { interactionPolicy } from 'oidc-provider';
import { demoUsers, realmRolesOf, type DemoUser } from '#mocks/demoUsers.ts';
import { escaped, page } from './page';

/** The claims of an access token that the shop reads, as Keycloak writes them. */
export interface ShopClaims {
  readonly preferred_username: string;
  readonly locale: string;
  readonly customers: readonly string[];
  readonly realm_access: { readonly roles: readonly string[] };
}

/** Settings of the sign-on service. */
export interface ProviderSettings {
  /** Its address, as browsers and tokens name it, without a slash at the end. */
  readonly issuer: string;
  readonly client: {
    readonly id: string;
    readonly secret: string;
    readonly redirects: readonly string[];
    readonly afterLogout: readonly string[];
  };
  /** Seconds that an access token holds. */
  readonly tokenLifetime: number;
  /** The claims of a user's token; without it those of the demo user. */
  claimsOf?(user: DemoUser): ShopClaims;
}

/** The audience of the access tokens. */
export const shopResource = 'urn:shop';

/** The claims of a demo user. */
export function demoClaims(user: DemoUser): ShopClaims {
  return {
    preferred_username: user.userName,
    locale: user.locale,
    customers: user.customerIds,
    realm_access: { roles: realmRolesOf(user) },
  };
}

const userWithId = (id: string) => demoUsers.find(({ userId }) => userId === id);

/** The sign-in page. No user has a password. */
function signInPage(uid: string, unknown?: string): string {
  return page(
    'Sign in',
    `${unknown === undefined ? '' : `<p role="alert">There is no demo user “${escaped(unknown)}”.</p>`}
    <form method="post" action="/interaction/${uid}">
      <p><label>User name <input name="userName" autofocus autocomplete="username"></label></p>
      <p><button name="what" value="signIn">Sign in</button> <button name="what" value="cancel">Cancel</button></p>
    </form>`,
  );
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/**
 * An OpenID provider (the certified library `oidc-provider`) whose users are the mock backend's, and whose access tokens are like Keycloak's:
 * JWT, RS256, realm roles.
 *
 * @returns answers its requests
 */
export async function createProvider(settings: ProviderSettings): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const { issuer, client, tokenLifetime, claimsOf = demoClaims } = settings;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  // The shop is the wholesaler's own: users needn't consent to it.
  policy.remove('consent');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...client.redirects],
        post_logout_redirect_uris: [...client.afterLogout],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [crypto.randomUUID()] },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const user = userWithId(id);
      return user && { accountId: id, claims: () => ({ sub: id, email: user.email }) };
    },
    loadExistingGrant: async (context) => {
      const { client: asking, session } = context.oidc;
      if (!asking || !session?.accountId) return undefined;
      const known = session.grantIdFor(asking.clientId);
      const kept = known === undefined ? undefined : await provider.Grant.find(known);
      const grant = kept ?? new provider.Grant({ accountId: session.accountId, clientId: asking.clientId });
      grant.addOIDCScope('openid');
      grant.addResourceScope(shopResource, 'shop');
      await grant.save();
      return grant;
    },
    // The refresh token ends with the session at the provider.
    issueRefreshToken: () => true,
    expiresWithSession: () => true,
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => shopResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'shop',
          audience: shopResource,
          accessTokenTTL: tokenLifetime,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        // A sign-out in the shop needs no second confirmation.
        logoutSource: (context, form) => {
          context.body = page('Signing out', `${form}<script>document.forms[0].submit()</script>`).replace(
            '</form>',
            '<input type="hidden" name="logout" value="yes"></form>',
          );
        },
      },
    },
    extraTokenClaims: (_context, token) => {
      const user = 'accountId' in token && token.accountId ? userWithId(token.accountId) : undefined;
      return user && { ...claimsOf(user) };
    },
    ttl: { AccessToken: tokenLifetime, IdToken: 600, Interaction: 600, Session: 3_600, Grant: 3_600, RefreshToken: 3_600 },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'html';
      context.body = page('Sign-on failed', `<p role="alert">${escaped(error)}: ${escaped(description ?? '')}</p>`);
    },
  });
  // Request heads contain its public address, also for requests by another.
  provider.proxy = true;
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse, uid: string): Promise<void> {
    const send = (unknown?: string) =>
      void response
        .writeHead(unknown === undefined ? 200 : 401, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(signInPage(uid, unknown));
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return send();
    const form = await formOf(request);
    if (form.get('what') === 'cancel') {
      return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'Nobody signed in' });
    }
    const userName = form.get('userName')?.trim() ?? '';
    const user = demoUsers.find((known) => known.userName === userName);
    if (!user) return send(userName);
    return provider.interactionFinished(request, response, { login: { accountId: user.userId } });
  }

  return (request, response) => {
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(new URL(request.url ?? '/', issuer).pathname) ?? [];
    if (uid === undefined) return void answer(request, response);
    interact(request, response, uid).catch((error: unknown) => {
      // An interaction that has ended, or a browser that has none.
      response
        .writeHead(400, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(page('Sign-on failed', `<p>${escaped(String(error))}</p>`));
    });
  };
}
