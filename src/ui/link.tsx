import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { createContext, createElement, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';

/** What the application's link component must accept: a real address and the usual attributes of an anchor. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function PlainLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** The router's link, taking `href`. Keep the component's identity stable. */
  link: ComponentType<LinkProps>;
  /** The router's programmatic navigation, for menu items and tabs that are links. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/**
 * Gives every primitive the router's link, so that `src/ui` needs no router. Stands once, at the root of the application;
 * without it links are plain anchors.
 */
export function LinkProvider({ link, navigate, children }: LinkProviderProps) {
  return (
    <LinkContext value={link}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </LinkContext>
  );
}

/** An unstyled link through the application's router. */
export function AppLink(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
