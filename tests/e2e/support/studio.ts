import type { FrameLocator, Page } from 'playwright/test';

/** The live form. */
export const form = (page: Page): FrameLocator => page.frameLocator('iframe[title="Form, English"]');
/** The live list. */
export const list = (page: Page): FrameLocator => page.frameLocator('iframe[title="List, English"]');
/** What stands beside it: the properties of what is selected, or all parts. */
export const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
/** A text of the properties. */
export const box = (page: Page, name: string) => properties(page).getByRole('textbox', { name, exact: true });
/** A button of the properties: a part to select, or to add. */
export const part = (page: Page, name: string) => properties(page).getByRole('button', { name });
