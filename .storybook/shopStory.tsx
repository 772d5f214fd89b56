import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { LinkContext } from '#kit/link/linkContext.ts';
import { ShopProvider } from '#connected/shop/ShopProvider.tsx';
import { ownShop, type Shop } from '#domain/customer/shop.ts';
import { createQueryClient } from '#queries/client.ts';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { defaultConfig } from '#session/runtimeConfig.ts';
import { startSession } from '#session/startSession.ts';
import { keepTextsByUser } from '#session/tabOwner.ts';

/** World of a story of a page or of a connected component: `parameters.shop`. */
export interface ShopStory {
  /** Demo user who is signed in, `anna` for Anna of the toolbar's tenant or `anna.al` for that one; without it a visitor. */
  as?: string | null;
  /** Customer the user shops for; null when none is chosen yet. Without it the user's first one. */
  customer?: string | null;
  /** Tenant of the shop, independent of the toolbar's look; default: the user's own. */
  tenant?: string;
  /** Address the story starts at. */
  route?: string;
  /** Pattern of the page's route, for its parameters; any address matches without it. */
  pattern?: string;
  /** Own assortment or a fair. */
  shop?: Shop;
  /** Scenario of the mock backend, before the toolbar's. */
  scenario?: string;
}

/** Addresses for which a story wanted to leave the shop, newest last: the login URL, the logout URL. */
export const departures: string[] = [];

// Before a story signs its user on, for whom the shop may store data.
keepTextsByUser();

interface ShopWorldProps {
  story: ShopStory;
  children: React.ReactNode;
}

/** A running shop round a story with `parameters.shop`; the story's mock backend answers it. */
export function ShopWorld({ story, children }: ShopWorldProps) {
  const [queryClient] = useState(() => createQueryClient({ onFailure: () => undefined }));
  const [session] = useState(() =>
    startSession({
      config: defaultConfig,
      hostname: 'story',
      leave: (url) => departures.push(url),
      onContentUnauthorized: () => departures.push('/'),
    }),
  );
  return (
    <SessionProvider actions={session}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[story.route ?? '/']}>
          <StoryLinks>
            <ShopProvider shop={story.shop ?? ownShop}>
              <Routes>
                <Route path={story.pattern ?? '*'} element={children} />
                {story.pattern !== undefined && <Route path="*" element={<p>{'Another page of the shop'}</p>} />}
              </Routes>
            </ShopProvider>
          </StoryLinks>
        </MemoryRouter>
      </QueryClientProvider>
    </SessionProvider>
  );
}

function StoryLinks({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  const links = useMemo(() => ({ navigate: (href: string) => void navigate(href) }), [navigate]);
  return <LinkContext value={links}>{children}</LinkContext>;
}
