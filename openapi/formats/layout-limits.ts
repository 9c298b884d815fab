/** How much a layout may hold, for console and service alike: groups, sections of all groups, sections of one group, and slides of one carousel. */
export const layoutLimits = { groups: 20, sections: 60, inGroup: 40, slides: 20 } as const;
