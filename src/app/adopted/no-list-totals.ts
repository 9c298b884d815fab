/** Stands for Touchline's counts of lists where the service is another one: tabs are shown without numbers. */
export const useGetListTotals = (): { data?: undefined } => ({});
