/** The read that the page of the menu stands on: the menu with all routes of the site, which its items can lead to. */
export const WITH_ROUTES = { includeRoutes: true };
