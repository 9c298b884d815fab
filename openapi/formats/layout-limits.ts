/** How much a layout may hold, for console and service alike: groups, sections of all groups, and sections of one group. */
export const layoutLimits = { groups: 20, sections: 60, inGroup: 40 } as const;
